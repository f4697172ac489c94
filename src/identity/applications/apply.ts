// Takes the answers to an open call.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusal';
import type { Call } from '../call.ts';
import { canonicalEmail } from '../contract/email-address.ts';
import type { EndpointOutput } from '../contract/endpoints.ts';
import type { IdentityDeps, OpenCallForm } from '../identity-deps.ts';
import { refusalOf, refuse } from '../refuse.ts';
import { inTransaction } from '../store/transaction.ts';
import { verifiedAddressOf } from '../store/verified-address.ts';
import { insertApplication } from './insert-application.ts';
import { dropFiles, type ReceivedForm, receiveForm } from './receive-form.ts';
import { removeErasedFiles } from './remove-orphaned-files.ts';
import { validateAnswers } from './validate-answers.ts';

/** A submitted application form, and the slug of its open call. */
type SentForm = { readonly openCall: string; readonly request: FastifyRequest };

/**
 * Receives the answers to an open call. They count when the link of an email confirms them; those of a signed-in reader with their own
 * verified address count at once. So nobody can replace the answers of somebody else. Once the form was read, its text fields are in
 * `request.body`, even if it is refused: the page shows them again.
 */
export async function applyToCall(deps: IdentityDeps, call: Call, { openCall, request }: SentForm): Promise<EndpointOutput<'applyToCall'>> {
	const form = (await deps.openCallForm(call.brand, openCall)) ?? refuse('open-call-not-found');
	const refused = await refusalBefore(deps, call, form);
	const received = await receiveForm(request, { questions: form.questions, files: refused ? undefined : deps.applicationFiles });
	request.body = received.fields;
	if (refused) throw refused;
	const answer = await storeOrDrop(deps, call, { form, received });
	await removeErasedFiles(deps);
	return answer;
}

/**
 * Why a form is refused regardless of its content. Its body is read all the same, since browsers show no answer before they have sent it.
 */
async function refusalBefore(deps: IdentityDeps, call: Call, form: OpenCallForm): Promise<Refusal | undefined> {
	const now = deps.clock();
	if (now < form.opensAt || now >= form.closesAt) return refusalOf('open-call-closed');
	return deps.throttle.application(call).then(
		() => undefined,
		(error: unknown) => {
			if (error instanceof Refusal) return error;
			throw error;
		},
	);
}

type AnsweredForm = { readonly form: OpenCallForm; readonly received: ReceivedForm };

/** Stores the answers. Removes the files if that fails. */
async function storeOrDrop(deps: IdentityDeps, call: Call, answered: AnsweredForm): Promise<EndpointOutput<'applyToCall'>> {
	try {
		return await store(deps, call, answered);
	} catch (error) {
		await dropFiles(deps.applicationFiles, answered.received.files);
		throw error;
	}
}

async function store(deps: IdentityDeps, call: Call, { form, received }: AnsweredForm): Promise<EndpointOutput<'applyToCall'>> {
	const { typed, answers } = validateAnswers(form, received);
	const email = canonicalEmail(typed) ?? refuse('email-invalid');
	// This form emails a link to any address that is typed, so the brand's captcha setting for one-time links applies to it too.
	await deps.captcha.require(call, { form: 'oneTimeLink', token: received.fields.recaptchaToken });
	await deps.throttle.applicationMail(call, email);
	const own = call.reader && (await verifiedAddressOf(deps.tables, call.reader.account));
	const isOwn = own?.email === email;
	await inTransaction(deps, (tx) => insertApplication(tx, call, { form, email, typed, answers, files: received.files, isOwn }));
	return { success: true, state: isOwn ? 'received' : 'asked' };
}
