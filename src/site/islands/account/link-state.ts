/** The state of an email's link. `verified`: it was used, and its address is verified. `dead`: it is unknown, expired or used. */
export type LinkState = 'works' | 'verified' | 'dead';
