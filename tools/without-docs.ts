import type { Plugin } from 'vite';

/** What an endpoint says for the documentation, on a line of its own. */
const sentence = /^\tdoes: .*,$/gm;

/** Leaves out of scripts for browsers what the table of endpoints says for the documentation alone. */
export const withoutDocs = (): Plugin => ({
	name: 'kiosco:without-docs',
	enforce: 'pre',
	transform(code, id) {
		const isTable = id.includes('/identity/contract/endpoints/');
		return isTable && this.environment.config.consumer === 'client' ? { code: code.replace(sentence, ''), map: null } : null;
	},
});
