/**
 * Whether the browser is a member of staff's, as the newsroom's sign-in marked it (ADM-02). Only for what pages leave out for staff:
 * no server trusts it.
 */
export const isAdmin = ({ cookie }: { readonly cookie: string } = document): boolean => /(?:^|; )kiosco-admin=1(?:;|$)/.test(cookie);
