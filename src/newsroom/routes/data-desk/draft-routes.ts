import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import { discardDraft, restoreDraft } from '../../data-desk/drafts.ts';
import { formPath, listPath } from '../../data-desk/form-path.ts';
import type { NewsroomDeps } from '../../newsroom-deps.ts';
import { refuse } from '../../refuse.ts';
import { brandRoot, permit, staffOf } from '../guard.ts';
import { seeOther } from '../responses.ts';
import { draftInPath } from './draft-number.ts';
import { kindNamed } from './kind-named.ts';

const input = v.object({ params: v.object({ kind: v.string(), number: draftInPath }) });

/** The buttons that discard a draft of a data document, and that take it back. */
export const draftRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const draft = `${brandRoot}datos/:kind/borradores/:number/`;
		app.post(`${draft}descartar/`, permit('edit-data'), async (request, reply) => {
			const { brand, kind, number } = draftIn(request);
			await discardDraft(deps, brand, { kind, number });
			return seeOther(reply, `${listPath(brand, kind)}?hecho=descartado&borrador=${number}`);
		});
		app.post(`${draft}recuperar/`, permit('edit-data'), async (request, reply) => {
			const { brand, kind, number } = draftIn(request);
			const id = await restoreDraft(deps, brand, { kind, number });
			if (id === undefined) refuse('data-not-found');
			return seeOther(reply, `${formPath(brand, kind, id ?? undefined)}?borrador=${number}`);
		});
	};

/** The draft that an address names. */
function draftIn(request: FastifyRequest) {
	const { kind, number } = parseInput(input, request).params;
	return { brand: staffOf(request).site.brand.id, kind: kindNamed(kind), number };
}
