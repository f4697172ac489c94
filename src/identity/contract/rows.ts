// The table of calls. Each row is an export of its own, so that a browser gets those that it uses and no others.
export * from './endpoints/account.ts';
export * from './endpoints/own-data.ts';
export * from './endpoints/providers.ts';
export * from './endpoints/signing-in.ts';
