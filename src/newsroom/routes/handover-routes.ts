import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { impersonationPage } from '../pages/impersonation-page.tsx';
import { refuse } from '../refuse.ts';
import { redeemPass } from '../staff/site-pass.ts';
import { seeOther, sendPage, textField } from './responses.ts';
import { markAsStaff } from './staff-mark.ts';

const passInput = v.object({ query: v.object({ pase: textField(100) }) });

/**
 * The only address of the newsroom at the hosts of the brands. Staff arrive there with a pass. It marks their browser (ADM-02) and, for
 * staff who help a reader, begins a session in which they see the site as that reader (T15).
 */
export const handoverRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		for (const site of deps.sites)
			app.get('/_site/redaccion/', { constraints: { hostName: new URL(site.origin).hostname } }, async (request, reply) => {
				const pass = await redeemPass(deps, parseInput(passInput, request).query.pase, site.brand.id);
				if (!pass) return refuse('pass-not-found');
				markAsStaff(reply);
				if (pass.reader === null) return seeOther(reply, '/');
				const session = (await deps.readers.impersonate({ site, staff: pass.staff }, pass.reader)) ?? refuse('pass-not-found');
				await recordStaffEvent(deps, {
					staff: pass.staff.id,
					event: 'impersonated',
					details: { brand: site.brand.id, reader: pass.reader },
				});
				return sendPage(reply, impersonationPage(site.brand, session));
			});
	};
