/**
 * Whether the newsroom's sign-in marked this browser as used by staff (ADM-02). Pages then leave out third-party measurement and skip
 * redirects. It grants no rights, since no server trusts it.
 */
export const isStaffBrowser = ({ cookie }: { readonly cookie: string } = document): boolean => /(?:^|; )kiosco-admin=1(?:;|$)/.test(cookie);
