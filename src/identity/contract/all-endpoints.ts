// The table of calls. Each row is its own export, so that a browser bundle has only the rows that it uses.
export * from './endpoints/account.ts';
export * from './endpoints/clients.ts';
export * from './endpoints/own-data.ts';
export * from './endpoints/providers.ts';
export * from './endpoints/signing-in.ts';
