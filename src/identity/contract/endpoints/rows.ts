// The definitions of all endpoints. Each is its own export, so that a browser bundle has only those that it uses.
export * from './account.ts';
export * from './applications.ts';
export * from './clients.ts';
export * from './keeping.ts';
export * from './newsletters.ts';
export * from './own-data.ts';
export * from './providers.ts';
export * from './signing-in.ts';
