import { readDisqusSettings } from '../../accounts/disqus/read-disqus-settings.ts';
import { findSegment } from '../../accounts/segments.ts';
import type * as rows from '../../contract/endpoints/own-data.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { approveDeletion } from '../../privacy/deletion/approve-deletion.ts';
import { declineDeletion } from '../../privacy/deletion/decline-deletion.ts';
import { requestDeletion } from '../../privacy/deletion/request-deletion.ts';
import { listReports, readReport } from '../../privacy/reports/read-reports.ts';
import { requestReport } from '../../privacy/reports/request-report.ts';
import { forAnyone, forReader, type Handlers } from '../answer-call.ts';

/** The handlers of a reader’s own data: segment, settings, reports, deletion. */
export const ownDataHandlers = {
	segments: forReader(endpoints.segments, (deps, call) => findSegment(deps, call)),
	settings: forReader(endpoints.settings, (deps, call) => readDisqusSettings(deps, call)),
	reports: forReader(endpoints.reports, (deps, call) => listReports(deps, call)),
	requestReport: forReader(endpoints.requestReport, (deps, call) => requestReport(deps, call)),
	report: forReader(endpoints.report, (deps, call, { params }) => readReport(deps, call, params.id)),
	requestDeletion: forReader(endpoints.requestDeletion, (deps, call) => requestDeletion(deps, call)),
	approveDeletion: forAnyone(endpoints.approveDeletion, (deps, call, { params }) =>
		deps.throttle.nonce(call, () => approveDeletion(deps, call, params.nonce)),
	),
	declineDeletion: forReader(endpoints.declineDeletion, (deps, call, { params, body }) =>
		deps.throttle.nonce(call, () => declineDeletion(deps, call, { ...params, ...body })),
	),
} as const satisfies Pick<Handlers, keyof typeof rows>;
