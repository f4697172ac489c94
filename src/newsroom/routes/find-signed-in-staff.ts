import type { FastifyRequest } from 'fastify';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import { findStaff } from '../staff/staff-session.ts';
import { sessionOf } from './session-cookie.ts';

/**
 * Finds the member of staff who sent a request, and the site of its host. Returns undefined when nobody is signed in. Refuses with
 * `admin-only` when an admin is required and the member of staff is an editor.
 */
export async function findSignedInStaff(
	deps: Pick<NewsroomDeps, 'tables' | 'clock' | 'findBrandSite'>,
	request: FastifyRequest,
	required: 'admin' | 'anybody',
): Promise<SignedInStaff | undefined> {
	const site = deps.findBrandSite(request.host);
	const secret = sessionOf(request);
	const staff = secret === undefined ? undefined : await findStaff(deps, secret);
	if (!site || !staff) return undefined;
	if (required === 'admin' && staff.role !== 'admin') refuse('admin-only');
	return { staff, site, ip: request.ip };
}
