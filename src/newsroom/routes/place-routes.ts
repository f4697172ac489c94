import type { FastifyPluginAsync } from 'fastify';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { passPath, passTo } from '../staff/site-pass.ts';
import { brandRoot, permit, personOf, staffOf } from './guard.ts';
import { lastBrand } from './last-brand.ts';
import { seeOther } from './responses.ts';

/** Redirects: from the start page to the desk of a brand, and from the newsroom to the site of a brand. */
export const placeRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		app.get('/', permit('signed-in'), (request, reply) => {
			const { sites } = personOf(request);
			const site = sites.find(({ brand }) => brand.id === lastBrand.read(request)) ?? sites[0];
			return seeOther(reply, site ? `/${site.brand.id}/notas/` : '/ingresar/');
		});
		app.get(brandRoot, permit('read-stories'), (request, reply) => seeOther(reply, `/${staffOf(request).site.brand.id}/notas/`));
		app.get(`${brandRoot}sitio/`, permit('read-stories'), async (request, reply) => {
			const { site, staff } = staffOf(request);
			return seeOther(reply, passPath(site, await passTo(deps, { brand: site.brand.id, staff: staff.id })));
		});
	};
