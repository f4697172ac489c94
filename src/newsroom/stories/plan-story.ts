import { momentAt, type PlanResult } from '#content';
import type { PlanAction, WorkText } from '#content/contract';
import type { PlanInput } from '#newsroom/contract';
import { recordStaffEvent, type StaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { senderOf, withBrand } from './edit-story.ts';

type PlanDeps = Pick<NewsroomDeps, 'tables' | 'clock' | 'content'>;

/** Stores a text and a plan for it, at a time in the time zone of the brand, and records it. */
export async function planStory(
	deps: PlanDeps,
	signedIn: SignedInStaff,
	{ id, action, at, base, document }: PlanInput & { readonly id: string },
): Promise<PlanResult> {
	const { brand } = signedIn.site;
	const [date = '', time = ''] = at.split('T');
	const dueAt = momentAt(date, time, brand.timeZone);
	const edit = { id, base, document: withBrand({ document }, brand.id), publishes: false, kept: [] };
	const result = await deps.content.plan(senderOf(signedIn), { action, dueAt, edit });
	if (result.kind === 'stored') await record(deps, signedIn, { event: 'story_planned', id, more: { action, dueAt: dueAt.toISOString() } });
	return result;
}

/** Cancels a plan and records it. */
export async function cancelPlan(
	deps: PlanDeps,
	signedIn: SignedInStaff,
	plan: { readonly id: string; readonly action: PlanAction },
): Promise<WorkText | undefined> {
	const work = await deps.content.cancelPlan(senderOf(signedIn), plan);
	if (work) await record(deps, signedIn, { event: 'plan_cancelled', id: plan.id, more: { action: plan.action } });
	return work;
}

/** Puts a story away or recovers it, and records it. */
export async function putAside(
	deps: PlanDeps,
	signedIn: SignedInStaff,
	{ id, isBack }: { readonly id: string; readonly isBack: boolean },
): Promise<WorkText | undefined> {
	const work = await deps.content[isBack ? 'recover' : 'spike'](senderOf(signedIn), id);
	if (work) await record(deps, signedIn, { event: isBack ? 'story_recovered' : 'story_spiked', id });
	return work;
}

type Recorded = { readonly event: StaffEvent; readonly id: string; readonly more?: object };

const record = (deps: PlanDeps, { staff, site }: SignedInStaff, { event, id, more }: Recorded): Promise<void> =>
	recordStaffEvent(deps, { staff: staff.id, event, details: { brand: site.brand.id, story: id, ...more } });
