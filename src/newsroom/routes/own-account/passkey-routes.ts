import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { recordStaffEvent } from '../../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../../newsroom-deps.ts';
import { newPasskeyPage } from '../../pages/new-passkey-page.tsx';
import { addPasskey, askForPasskey } from '../../passkeys/add-passkey.ts';
import { registration } from '../../passkeys/browser-answer.ts';
import { removePasskey } from '../../passkeys/own-passkeys.ts';
import { brandRoot, permit, staffOf } from '../guard.ts';
import { parseForm, seeOther, sendPage, textField } from '../responses.ts';
import { codeProblem } from './code-problem.ts';
import { sendRefusedChange } from './send-own-account.ts';

const name = v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)), 'Sin nombre');
const askForm = v.optional(v.object({ name, code: textField(40) }), { name: '' });
const addForm = v.object({ name, credential: registration });
const removeForm = v.optional(v.object({ id: textField(2_000), code: textField(40) }), {});

/** The routes with which staff add and remove their own passkeys. */
export const passkeyRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const root = `${brandRoot}cuenta/llaves/`;
		app.post(root, permit('own-account'), async (request, reply) => {
			const [signedIn, form] = [staffOf(request), parseForm(request, askForm)];
			const why = await codeProblem(deps, signedIn, form.code);
			if (why) return sendRefusedChange(deps, reply, { signedIn, at: 'passkeys', why, passkeyName: form.name });
			return sendPage(reply, newPasskeyPage(signedIn, { name: form.name, options: await askForPasskey(deps, signedIn) }));
		});
		app.post(`${root}nueva/`, permit('own-account'), async (request, reply) => {
			const [signedIn, form] = [staffOf(request), parseForm(request, addForm)];
			const isAdded = await addPasskey(deps, signedIn, { name: form.name, registration: form.credential });
			if (!isAdded) return sendRefusedChange(deps, reply, { signedIn, at: 'passkeys', why: 'passkey' });
			return seeOther(reply, `/${signedIn.site.brand.id}/cuenta/?hecho=llave`);
		});
		app.post(`${root}quitar/`, permit('own-account'), async (request, reply) => {
			const [signedIn, form] = [staffOf(request), parseForm(request, removeForm)];
			const why = await codeProblem(deps, signedIn, form.code);
			if (why) return sendRefusedChange(deps, reply, { signedIn, at: 'passkeys', why });
			const passkey = await removePasskey(deps, signedIn.staff.id, form.id);
			if (passkey) await recordStaffEvent(deps, { staff: signedIn.staff.id, event: 'passkey_removed', details: { passkey } });
			return seeOther(reply, `/${signedIn.site.brand.id}/cuenta/?hecho=llave-quitada`);
		});
	};
