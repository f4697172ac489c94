import { deleteAvatar, putAvatar } from '../accounts/avatars/avatars.ts';
import { segmentOf } from '../accounts/segments/segments.ts';
import { settingsOf } from '../accounts/settings/settings.ts';
import { approveDeletion } from '../privacy/deletion/approve-deletion.ts';
import { declineDeletion } from '../privacy/deletion/decline-deletion.ts';
import { requestDeletion } from '../privacy/deletion/request-deletion.ts';
import { listReports, readReport } from '../privacy/reports/reports-of-reader.ts';
import { requestReport } from '../privacy/reports/request-report.ts';
import type { Handlers } from './handlers.ts';

/** What a reader may ask of her own data. */
export const privacyHandlers = {
	segments: (parts, call) => segmentOf(parts, call),
	settings: (parts, call) => settingsOf(parts, call),
	reports: (parts, call) => listReports(parts, call),
	requestReport: (parts, call) => requestReport(parts, call),
	report: (parts, call, { params }) => readReport(parts, call, params.id),
	requestDeletion: (parts, call) => requestDeletion(parts, call),
	approveDeletion: (parts, call, { params }) => parts.throttle.nonce(call, () => approveDeletion(parts, call, params.nonce)),
	declineDeletion: (parts, call, { params, body }) =>
		parts.throttle.nonce(call, () => declineDeletion(parts, call, { ...params, ...body })),
	putAvatar: (parts, call, { request }) => putAvatar(parts, call, request),
	deleteAvatar: (parts, call) => deleteAvatar(parts, call),
} as const satisfies Partial<Handlers>;
