import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { NewsroomDeps, SignedInPerson, SignedInStaff } from '../newsroom-deps.ts';
import { may, type RoutePermission } from '../permissions/permissions.ts';
import { refuse } from '../refuse.ts';
import { roleIn } from '../team/roles.ts';
import { findSignedInPerson } from './find-signed-in-person.ts';
import { seeOther } from './responses.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** What a route of the newsroom lets staff do. */
		readonly permission?: RoutePermission;
	}
	interface FastifyRequest {
		/** The member of staff who sent a request to a route that is not open. */
		person?: SignedInPerson;
		/** The same person with their role in the brand of the address, on a route that needs a permission. */
		signedIn?: SignedInStaff;
	}
}

/** What a route declares: `app.get(path, permit('publish'), handler)`. */
export const permit = (permission: RoutePermission) => ({ config: { permission } });

/** Addresses of the work in a brand begin with its id. */
export const brandRoot = '/:brand/';
/** The addresses that programs call. They answer with a refusal where a page would redirect to the sign-in. */
export const apiRoot = `${brandRoot}api/`;

type GuardDeps = Pick<NewsroomDeps, 'tables' | 'clock' | 'origin' | 'sites'>;

/**
 * Denies by default (N01). A route without a permission stops the start. A request reaches its handler only if its sender has the
 * permission of the route in the brand of the address. All routes are at the newsroom's own host only (N08). Requests that change something
 * must come from a page of the same origin (W09).
 */
export function guard(app: FastifyInstance, deps: GuardDeps): void {
	const hostName = new URL(deps.origin).hostname;
	app.decorateRequest('person');
	app.decorateRequest('signedIn');
	app.addHook('onRoute', (route) => {
		const { method, url, config } = route;
		if (!config?.permission) throw new Error(`the route ${method} ${url} of the newsroom declares no permission`);
		route.constraints = { hostName };
	});
	app.addHook('preHandler', async (request, reply) => {
		const { permission = 'help-readers' } = request.routeOptions.config;
		if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeign(request);
		if (permission === 'open') return;
		const person = await findSignedInPerson(deps, request);
		if (!person) return askToSignIn(request, reply);
		request.person = person;
		if (permission === 'signed-in') return;
		request.signedIn = inBrand(person, request);
		if (!may(request.signedIn.staff.role, permission)) refuse('not-permitted');
	});
}

const brandParam = v.object({ brand: v.string() });

/** The person in the brand of the address. Answers 404 to somebody who does not work in it (N02). */
function inBrand(person: SignedInPerson, { params }: FastifyRequest): SignedInStaff {
	const { brand: id } = v.parse(brandParam, params);
	const site = person.sites.find(({ brand }) => brand.id === id);
	const role = site && roleIn(person.roles, site.brand.id);
	return site && role ? { ...person, site, staff: { ...person.staff, role } } : refuse('brand-not-found');
}

/** The member of staff who sent a request of a route that needs a permission. */
export function staffOf({ signedIn }: FastifyRequest): SignedInStaff {
	return signedIn ?? refuse('signed-out');
}

/** The member of staff who sent a request to a route for all who are signed in. */
export function personOf({ person }: FastifyRequest): SignedInPerson {
	return person ?? refuse('signed-out');
}

/** Refuses changes from pages of other origins. Browsers name the origin of each request that a page sends. */
function refuseForeign({ headers: { 'sec-fetch-site': site, origin, host } }: FastifyRequest): void {
	const isOurs = site === undefined ? origin !== undefined && URL.parse(origin)?.host === host : site === 'same-origin';
	if (!isOurs) refuse('foreign-form');
}

/** Sends somebody who opened a page to the sign-in, which leads back to it. */
function askToSignIn({ method, routeOptions, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
	if (routeOptions.url?.startsWith(apiRoot)) return refuse('signed-out');
	return method === 'GET' || method === 'HEAD'
		? seeOther(reply, url === '/' ? '/ingresar/' : `/ingresar/?${new URLSearchParams({ volver: url })}`)
		: refuse('staff-only');
}
