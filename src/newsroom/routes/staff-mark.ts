import type { FastifyReply } from 'fastify';
import { sessionMs } from '../staff/staff-session.ts';

/**
 * The cookie that tells the scripts of a site that the browser belongs to staff (ADM-02). It grants nothing: pages do not redirect staff away from
 * forms, and do not count their visits.
 */
const mark = `kiosco-admin=1; Path=/; Secure; SameSite=Strict; Max-Age=${sessionMs / 1000}`;

export const markAsStaff = (reply: FastifyReply): FastifyReply => reply.header('set-cookie', mark);
