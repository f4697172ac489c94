// `npm run import` while the program runs: the command that sends documents over the control socket.
import * as v from 'valibot';
import { brandList } from '#brands';
import { type CheckResult, type Content, type PutResult, refusalCodes, type SenderReference } from '#content';
import { type ControlHandler, controlCommand, controlHandler } from './control-command.ts';
import type { SendCommand } from './database-or-socket.ts';

/** Documents as JSON texts, and the brand and name of their sender. */
type DocumentBatch = Pick<SenderReference, 'brand' | 'sender'> & { readonly texts: readonly string[] };

const batch = v.object({ brand: v.picklist(brandList.map(({ id }) => id)), sender: v.string(), texts: v.array(v.string()) });

const problems = v.array(v.object({ path: v.string(), message: v.string() }));
const about = {
	id: v.string(),
	type: v.string(),
	draft: v.boolean(),
	draftReason: v.optional(v.string()),
	warnings: problems,
	repairs: v.array(v.string()),
};

const ignored = v.object({ kind: v.literal('ignored'), reason: v.picklist(['IGNORED_SAME', 'IGNORED_OLDER']), ...about });
const refused = v.object({ kind: v.literal('refused'), code: v.picklist(refusalCodes), problems });

const documents = controlCommand<DocumentBatch, readonly PutResult[]>('documents')(
	batch,
	v.array(v.variant('kind', [v.object({ kind: v.literal('stored'), path: v.optional(v.string()), ...about }), ignored, refused])),
);

const checks = controlCommand<DocumentBatch, readonly CheckResult[]>('check-documents')(
	batch,
	v.array(
		v.variant('kind', [
			v.object({ kind: v.literal('checked'), draftReason: v.optional(v.string()), repairs: v.array(v.string()) }),
			ignored,
			refused,
		]),
	),
);

/** Publishes and checks documents that arrive over the control socket, with the rights of an operator. */
export const documentsHandlers = (content: Pick<Content, 'putAll' | 'checkAll'>): readonly ControlHandler[] => [
	controlHandler(documents, ({ brand, sender, texts }) => content.putAll({ brand, sender, may: 'operator' }, texts)),
	controlHandler(checks, ({ brand, sender, texts }) => content.checkAll({ brand, sender, may: 'operator' }, texts)),
];

/** A publisher that sends documents to the running program, each call as a batch of its own. */
export const documentsOverSocket = (send: SendCommand): Pick<Content, 'putSeries' | 'checkAll'> => ({
	putSeries: ({ brand, sender }) => ({ add: (texts) => send(documents, { brand, sender, texts }), finish: async () => [] }),
	checkAll: ({ brand, sender }, texts) => send(checks, { brand, sender, texts }),
});
