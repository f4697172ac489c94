// `npm run import` while the program runs: documents go through its door.
import * as v from 'valibot';
import { brandList } from '#brands';
import type { Content } from '#content';
import { type ControlCommands, sendToControlSocket } from './control-socket.ts';

type Publisher = Pick<Content, 'putAll'>;

const call = v.object({
	brand: v.picklist(brandList.map(({ id }) => id)),
	sender: v.string(),
	texts: v.array(v.string()),
});

const problems = v.array(v.object({ path: v.string(), message: v.string() }));
const about = { id: v.string(), type: v.string(), draft: v.boolean(), warnings: problems };
const codes = ['INVALID_JSON', 'INVALID_DOCUMENT', 'BEYOND_LIMITS', 'INVALID_URL', 'RESERVED_PATH', 'PATH_TAKEN'] as const;
const otherCodes = ['REVISION_CONFLICT', 'UNKNOWN_SECTION', 'SECTION_CYCLE', 'REDIRECT_LOOP', 'OTHER_BRAND'] as const;
const results = v.array(
	v.variant('kind', [
		v.object({ kind: v.literal('stored'), ...about }),
		v.object({ kind: v.literal('ignored'), reason: v.picklist(['IGNORED_SAME', 'IGNORED_OLDER']), ...about }),
		v.object({ kind: v.literal('refused'), code: v.picklist([...codes, ...otherCodes]), problems }),
	]),
);

/** Takes documents from the door as an operator's. */
export const documentCommands = (content: Publisher): ControlCommands => ({
	documents: async (given) => {
		const { brand, sender, texts } = v.parse(call, given);
		return content.putAll({ brand, sender, may: 'operator' }, texts);
	},
});

/** Sends documents through the door of the program that holds the data directory. */
export function documentsOverSocket(dataDir: string): Publisher {
	return {
		putAll: async ({ brand, sender }, texts) => v.parse(results, await sendToControlSocket(dataDir, 'documents', { brand, sender, texts })),
	};
}
