/** For the pages and blocks of the site, which may not import the contract of the reader accounts. */
export type { LinkState } from '#identity/contract';
