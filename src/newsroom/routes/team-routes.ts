import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { MailNotSent } from '#platform/mail';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent, type StaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { administeredBy, memberPage, type TeamNotice, type TeamProblem, teamPage } from '../pages/team-pages.tsx';
import { refuse } from '../refuse.ts';
import { addStaff, Suspended, setUpPath } from '../staff/add-staff.ts';
import { roles } from '../store/tables.ts';
import { LastAdmin } from '../team/change-team.ts';
import { invitationMail } from '../team/invitation-mail.ts';
import { looksAfter, mayChangeRoles, type RolesByBrand, roleIn } from '../team/roles.ts';
import { findMember, type Member, remove, resume, setRoles, suspend, teamOf } from '../team/team.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { parseForm, seeOther, sendPage, textField } from './responses.ts';

const noticeInput = v.object({ query: v.object({ hecho: textField(40) }) });
const memberInput = v.object({ params: v.object({ id: v.pipe(v.string(), v.uuid()) }) });
const accountActions = ['link', 'activar', 'suspender', 'quitar'] as const;
const actionInput = v.object({ params: v.object({ id: v.pipe(v.string(), v.uuid()), action: v.picklist(accountActions) }) });
const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(320));
const rolesForm = v.record(v.string(), v.pipe(v.string(), v.maxLength(320)));

type AccountAction = (typeof accountActions)[number];
const done: Readonly<Record<AccountAction, TeamNotice>> = {
	link: 'invitada',
	activar: 'activa',
	suspender: 'suspendida',
	quitar: 'quitada',
};
const events: Readonly<Record<AccountAction, StaffEvent | undefined>> = {
	// `addStaff` has recorded the invitation.
	link: undefined,
	activar: 'staff_resumed',
	suspender: 'staff_suspended',
	quitar: 'staff_removed',
};

/** The pages on which admins look after the team of a brand. */
export const teamRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const root = `${brandRoot}equipo/`;
		const showTeam = async (signedIn: SignedInStaff, view: { done?: string; problem?: TeamProblem } = {}) =>
			teamPage(signedIn, { team: await teamOf(deps.tables, signedIn.site.brand.id), ...view });
		app.get(root, permit('manage-staff'), async (request, reply) =>
			sendPage(reply, await showTeam(staffOf(request), { done: parseInput(noticeInput, request).query.hecho })),
		);
		app.post(root, permit('manage-staff'), async (request, reply) => {
			const signedIn = staffOf(request);
			const form = parseForm(request, rolesForm);
			const email = v.safeParse(emailSchema, form.email);
			const given = rolesIn(form, signedIn, new Map());
			if (!email.success || given.size === 0) return sendPage(reply, await showTeam(signedIn, { problem: 'email' }), 422);
			const former = await findByEmail(deps, email.output);
			if (former && !mayChangeRoles(signedIn.roles, former.roles))
				return sendPage(reply, await showTeam(signedIn, { problem: 'everywhere' }), 422);
			const all = former ? rolesIn(form, signedIn, former.roles) : given;
			if (former && !looksAfter(signedIn.roles, former.roles)) {
				await changeRoles(deps, signedIn, { member: former, given: all });
				return seeOther(reply, `/${signedIn.site.brand.id}/equipo/?hecho=guardada`);
			}
			const problem = await problemOf(() => invite(deps, signedIn, { email: email.output, roles: all }));
			if (problem) return sendPage(reply, await showTeam(signedIn, { problem }), 422);
			return seeOther(reply, `/${signedIn.site.brand.id}/equipo/?hecho=invitada`);
		});
		app.get(`${root}:id/`, permit('manage-staff'), async (request, reply) => {
			const view = { member: await memberOf(deps, request), done: parseInput(noticeInput, request).query.hecho };
			return sendPage(reply, memberPage(staffOf(request), view));
		});
		app.post(`${root}:id/`, permit('manage-staff'), async (request, reply) => {
			const [signedIn, member] = [staffOf(request), await memberOf(deps, request)];
			if (!mayChangeRoles(signedIn.roles, member.roles)) refuse('not-permitted');
			const given = rolesIn(parseForm(request, rolesForm), signedIn, member.roles);
			const problem = await problemOf(() => changeRoles(deps, signedIn, { member, given }));
			if (problem) return sendPage(reply, memberPage(signedIn, { member, problem }), 422);
			const isHere = roleIn(given, signedIn.site.brand.id) !== undefined;
			return seeOther(reply, `/${signedIn.site.brand.id}/equipo/${isHere ? `${member.id}/` : ''}?hecho=guardada`);
		});
		app.post(`${root}:id/:action/`, permit('manage-staff'), async (request, reply) => {
			const { action } = parseInput(actionInput, request).params;
			const [signedIn, member] = [staffOf(request), await memberOf(deps, request)];
			if (!looksAfter(signedIn.roles, member.roles)) refuse('not-permitted');
			const problem = await problemOf(() => act(deps, signedIn, { member, action }));
			if (problem) return sendPage(reply, memberPage(signedIn, { member, problem }), 422);
			return seeOther(reply, `/${signedIn.site.brand.id}/equipo/${action === 'quitar' ? '' : `${member.id}/`}?hecho=${done[action]}`);
		});
	};

/** The member of staff that the address names. Refuses one who does not work in the brand of the address (N02). */
async function memberOf({ tables }: NewsroomDeps, request: FastifyRequest): Promise<Member> {
	const member = await findMember(tables, parseInput(memberInput, request).params.id);
	const worksHere = member && roleIn(member.roles, staffOf(request).site.brand.id) !== undefined;
	return member && worksHere ? member : refuse('staff-not-found');
}

async function findByEmail({ tables }: NewsroomDeps, email: string): Promise<Member | undefined> {
	const found = await tables.selectFrom('newsroom.staff').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst();
	return found && findMember(tables, found.id);
}

const isRole = v.picklist(roles);

/** The roles after a form: those of its fields where the admin may give roles; the others are unchanged. */
function rolesIn(form: Readonly<Record<string, string>>, signedIn: SignedInStaff, now: RolesByBrand): RolesByBrand {
	const result = new Map(now);
	for (const { id } of administeredBy(signedIn)) {
		const role = v.safeParse(isRole, form[`role-${id}`]);
		if (role.success) result.set(id, role.output);
		else result.delete(id);
	}
	return result;
}

async function changeRoles(
	deps: NewsroomDeps,
	{ staff }: SignedInStaff,
	{ member, given }: { readonly member: Member; readonly given: RolesByBrand },
): Promise<void> {
	await setRoles(deps.tables, member.id, given);
	const brands = [...new Set([...member.roles.keys(), ...given.keys()])].filter((brand) => member.roles.get(brand) !== given.get(brand));
	if (brands.length === 0) return;
	const details = { brands, person: member.id, before: Object.fromEntries(member.roles), after: Object.fromEntries(given) };
	await recordStaffEvent(deps, { staff: staff.id, event: 'roles_changed', details });
}

/** Lets somebody in, and sends them the link. */
async function invite(deps: NewsroomDeps, { staff, site }: SignedInStaff, invited: { email: string; roles: RolesByBrand }): Promise<void> {
	const link = deps.origin + setUpPath(await addStaff(deps, invited, staff.id));
	const from = deps.senderOf(site.brand.id);
	await deps.mailer.send(invitationMail({ site, from, to: invited.email, inviter: staff.name, link }));
}

async function act(
	deps: NewsroomDeps,
	signedIn: SignedInStaff,
	{ member, action }: { member: Member; action: AccountAction },
): Promise<void> {
	if (action === 'link') await invite(deps, signedIn, member);
	if (action === 'activar') await resume(deps, member.id);
	if (action === 'suspender') await suspend(deps, member.id);
	if (action === 'quitar') await remove(deps, member.id);
	const event = events[action];
	const details = { brands: [...member.roles.keys()], person: member.id };
	if (event) await recordStaffEvent(deps, { staff: signedIn.staff.id, event, details });
}

/** Makes a change. Resolves to the problem that prevented it; undefined when it was made. Throws other errors. */
async function problemOf(change: () => Promise<void>): Promise<TeamProblem | undefined> {
	try {
		await change();
		return undefined;
	} catch (error) {
		if (error instanceof LastAdmin) return 'admin';
		if (error instanceof Suspended) return 'suspended';
		if (error instanceof MailNotSent) return 'mail';
		throw error;
	}
}
