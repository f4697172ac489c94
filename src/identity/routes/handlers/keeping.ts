import { changeKept } from '../../accounts/keeping/change-kept.ts';
import { eraseKept } from '../../accounts/keeping/erase-kept.ts';
import { listKept } from '../../accounts/keeping/list-kept.ts';
import type * as rows from '../../contract/endpoints/keeping.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { forReader, type Handlers } from '../answer-call.ts';

/** The handlers of what a reader keeps. */
export const keepingHandlers = {
	ownKept: forReader(endpoints.ownKept, (deps, call) => listKept(deps, call)),
	changeKept: forReader(endpoints.changeKept, (deps, call, { body }) => changeKept(deps, call, body)),
	eraseKept: forReader(endpoints.eraseKept, (deps, call, { params }) => eraseKept(deps, call, params.list)),
} as const satisfies Pick<Handlers, keyof typeof rows>;
