import { applyToCall } from '../../applications/apply.ts';
import { confirmApplication, findApplicationToConfirm } from '../../applications/confirm-application.ts';
import { findApplicationToWithdraw, withdrawApplication } from '../../applications/withdraw-application.ts';
import type * as rows from '../../contract/endpoints/applications.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { forAnyone, type Handlers } from '../answer-call.ts';

/** The handlers of open calls. */
export const applicationHandlers = {
	applyToCall: forAnyone(endpoints.applyToCall, (deps, call, { params, request }) => applyToCall(deps, call, { ...params, request })),
	waitingApplication: forAnyone(endpoints.waitingApplication, (deps, call, { params }) =>
		findApplicationToConfirm(deps, call, params.nonce),
	),
	confirmApplication: forAnyone(endpoints.confirmApplication, (deps, call, { params }) =>
		deps.throttle.nonce(call, () => confirmApplication(deps, call, params.nonce)),
	),
	applicationOfLink: forAnyone(endpoints.applicationOfLink, (deps, call, { query }) => findApplicationToWithdraw(deps, call, query.token)),
	withdrawApplication: forAnyone(endpoints.withdrawApplication, (deps, call, { body }) => withdrawApplication(deps, call, body.token)),
} as const satisfies Pick<Handlers, keyof typeof rows>;
