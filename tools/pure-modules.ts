/** Modules of which a browser gets what it uses and no more: they do nothing when they are loaded. */
export const pureModules = [
	{ test: /[\\/]src[\\/](?:analytics[\\/]contract|brands|identity[\\/]contract|identity-client)[\\/]/, sideEffects: false },
];
