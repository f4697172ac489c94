/**
 * Whether the newsroom's sign-in marked this browser as used by staff (ADM-02). No server trusts it: pages only leave parts out for staff.
 */
export const isStaffBrowser = ({ cookie }: { readonly cookie: string } = document): boolean => /(?:^|; )kiosco-admin=1(?:;|$)/.test(cookie);
