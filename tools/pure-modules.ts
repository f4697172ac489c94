/** Modules without side effects: the bundler may drop the exports that a browser does not use. */
export const pureModules = [
	{ test: /[\\/]src[\\/](?:analytics[\\/]contract|brands|identity[\\/]contract|identity-client)[\\/]/, sideEffects: false },
];
