// State of an email's link: valid, verified (its address is verified already) or dead. Re-exported, because blocks and pages may not import
// #identity/contract.
export type { LinkState } from '#identity/contract';
