import type { FastifyRequest } from 'fastify';
import { digest } from '#platform/crypto';
import type { NewsroomDeps, SignedInPerson } from '../newsroom-deps.ts';
import { sessionId } from '../staff/own-sessions.ts';
import { findStaff } from '../staff/staff-session.ts';
import { roleIn, rolesOf } from '../team/roles.ts';
import { sessionOf } from './session-cookie.ts';

/** Finds the member of staff who sent a request; undefined when nobody is signed in. */
export async function findSignedInPerson(
	deps: Pick<NewsroomDeps, 'tables' | 'clock' | 'sites'>,
	request: FastifyRequest,
): Promise<SignedInPerson | undefined> {
	const secret = sessionOf(request);
	const staff = secret === undefined ? undefined : await findStaff(deps, secret);
	if (secret === undefined || !staff) return undefined;
	const roles = await rolesOf(deps.tables, staff.id);
	const sites = deps.sites.filter(({ brand }) => roleIn(roles, brand.id) !== undefined);
	return { staff, roles, sites, ip: request.ip, session: sessionId(digest(secret)) };
}
