import type { Endpoint } from '#identity/contract';
import type { Client } from './client.ts';
import { currentSession } from './session/current-session.ts';
import { isApiError, NetworkFault } from './wire/faults.ts';
import { type Answer, type AnyInput, checkedAnswer, pathOf } from './wire/send.ts';

/** A form to send. `onProgress` gets the share of the form that has been sent, from 0 to 1. */
type Upload = Pick<AnyInput, 'params'> & { readonly form: FormData; readonly onProgress: (share: number) => void };

/**
 * Sends a form with files to an endpoint, with the token of the signed-in reader if there is one. Has no time limit. Throws the service's
 * refusal, `NetworkFault` or `AnswerFault`.
 */
export async function upload<Row extends Endpoint>(
	client: Client,
	row: Row,
	{ params = {}, form, onProgress }: Upload,
): Promise<Answer<Row>> {
	const session = await currentSession(client);
	// `fetch` does not report the progress of an upload.
	const request = new XMLHttpRequest();
	request.open(row.method, `${client.origin}${pathOf(row, { params })}`);
	request.withCredentials = true;
	request.responseType = 'json';
	if (session) request.setRequestHeader('Authorization', `Bearer ${session.accessToken}`);
	request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
	await new Promise((arrived) => {
		request.onloadend = arrived;
		request.send(form);
	});
	const answer: unknown = request.response;
	if (isApiError(answer)) throw answer;
	if (request.status !== 200) throw new NetworkFault('The form did not arrive');
	return checkedAnswer(row, answer);
}
