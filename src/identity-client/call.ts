import type { Endpoint, RefusalCode } from '#identity/contract';
import { type Client, singleFlight } from './client.ts';
import { currentSession } from './session/current-session.ts';
import { extendSession } from './session/refresh.ts';
import type { Session } from './stores/session.ts';
import { isRefusal, noSession } from './wire/faults.ts';
import { type Answer, type AnyInput, checkedAnswer, type Input, isTextAnswer, pathOf, request, type TextAnswer } from './wire/send.ts';

const accessDenied: RefusalCode<'access-denied'> = '100011';

/** The input of a call; optional for an endpoint that requires none. */
type InputArguments<Row extends Endpoint> = object extends Input<Row> ? readonly [input?: Input<Row>] : readonly [input: Input<Row>];

/**
 * Calls the identity service: `call(client, endpoints.sessions)`. Sends the reader's token where the endpoint asks for one, and renews it
 * first when it is due (ADM-05). Equal reads at the same time share one request (SES-09). Returns an answer that is not JSON as `{message}`
 * (API-03). Throws the service's refusal, `NetworkFault` or `AnswerFault`. Throws `LocalError`, before anything is sent, when an endpoint
 * needs a session and there is none (ADM-06, LOC-04).
 */
export async function call<Row extends Endpoint>(
	client: Client,
	row: Row,
	...[input]: InputArguments<Row>
): Promise<Answer<Row> | TextAnswer> {
	const answer = await answerTo(client, row, input);
	return isTextAnswer(answer) ? answer : checkedAnswer(row, answer);
}

/** Like `call`, for callers that need the answer. Throws `AnswerFault` for an answer that is not JSON. */
export async function callFor<Row extends Endpoint>(client: Client, row: Row, ...[input]: InputArguments<Row>): Promise<Answer<Row>> {
	return checkedAnswer(row, await answerTo(client, row, input));
}

async function answerTo(client: Client, row: Endpoint, input: AnyInput = {}): Promise<unknown> {
	const { auth, method, changes } = row;
	const session = auth === 'none' ? undefined : await currentSession(client);
	if (!session && (auth === 'reader' || auth === 'fresh')) throw noSession();
	const answer = () => requestAs(session, client, { row, input });
	const isRead = method === 'GET' && !changes;
	return isRead ? singleFlight(client.pending, `${session?.accessToken} ${pathOf(row, input)}`, answer) : answer();
}

type Called = { readonly row: Endpoint; readonly input: AnyInput };

async function requestAs(session: Session | undefined, client: Client, { row, input }: Called): Promise<unknown> {
	try {
		return await request(client, row, { input, token: session?.accessToken });
	} catch (error) {
		// The token looked valid by the clock of this device, but the service refuses it.
		if (!session || !isRefusal(error, accessDenied)) throw error;
		const renewed = await extendSession(client).catch(() => undefined);
		if (!renewed || renewed.uuid !== session.uuid) throw error;
		return request(client, row, { input, token: renewed.accessToken });
	}
}
