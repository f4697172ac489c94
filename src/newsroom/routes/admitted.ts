import type { FastifyRequest } from 'fastify';
import type { Desk, NewsroomParts } from '../newsroom-parts.ts';
import type { BrandSite } from '../readers/reader-support.ts';
import { refuse } from '../refuse.ts';
import { staffOf } from '../staff/staff-session.ts';
import { sessionIn } from './answers.ts';

export type FindPlace = (host: string) => BrandSite | undefined;

/** The member of staff who asks, at the brand of the host; undefined when nobody is signed in. Refuses whoever may not do what `role` may. */
export async function admitted(
	parts: Pick<NewsroomParts, 'tables' | 'clock'>,
	findPlace: FindPlace,
	request: FastifyRequest,
	role: 'admin' | 'anybody',
): Promise<Desk | undefined> {
	const place = findPlace(request.host);
	const secret = sessionIn(request);
	const staff = secret === undefined ? undefined : await staffOf(parts, secret);
	if (!place || !staff) return undefined;
	if (role === 'admin' && staff.role !== 'admin') refuse('admin-only');
	return { staff, place, ip: request.ip };
}
