// What the newsroom does with works besides editing: it plans their publication or withdrawal, puts them away, and asks what a publication would change.
import type { Brand } from '#brands';
import type { PlanAction, WorkText } from '../contract/contract.ts';
import { endPlan } from '../publish/forget-aside.ts';
import type { EditResult, Publisher, SenderReference } from '../publish/publisher.ts';
import { refusalOf } from '../publish/put-result.ts';
import { lockDocument } from '../publish/store-revision.ts';
import { workTextNow } from '../publish/work-text-now.ts';
import { type Effects, effectsOf, type Trial } from './effects-of.ts';
import { PlanRefusal, type PlanRefusalCode } from './plan-refusal.ts';
import { type Planned, planWork } from './plan-work.ts';
import { recover, spike } from './spike.ts';

/** The outcome of making a plan, or why it was not made. */
export type PlanResult = EditResult | { readonly kind: 'refused'; readonly code: PlanRefusalCode; readonly problems: readonly [] };

/** Each method resolves to the newest text afterwards; undefined when the brand has no such work. */
export type Plans = {
	/** Stores a text as a draft, and a plan for it. */
	plan(from: SenderReference, planned: Planned): Promise<PlanResult>;
	/** Cancels a plan; its text stays a draft. */
	cancelPlan(from: SenderReference, work: { readonly id: string; readonly action: PlanAction }): Promise<WorkText | undefined>;
	/** Puts a work away; readers do not see it any more. */
	spike(from: SenderReference, id: string): Promise<WorkText | undefined>;
	/** Recovers a work that was put away. */
	recover(from: SenderReference, id: string): Promise<WorkText | undefined>;
	/** What a publication would change, without publishing. */
	effects(from: SenderReference, trial: Trial): Promise<Effects>;
};

export const plansOf = (publisher: Publisher, brands: readonly Brand[]): Plans => ({
	plan: (from, planned) => publisher.together(from, (publication) => planWork(publication, planned)).catch(planRefusalOf),
	cancelPlan: (from, { id, action }) =>
		publisher.together(from, async (publication) => {
			// Locked first, so that somebody who sees "cancelled" does not see the work published a moment later.
			await lockDocument(publication.tables, { brand: from.brand, kind: 'work', id });
			await endPlan(publication.tables, { brand: from.brand, work: id, action }, 'cancelled');
			return workTextNow(publication, id);
		}),
	spike: (from, id) => publisher.together(from, (publication) => spike(publication, id)),
	recover: (from, id) => publisher.together(from, (publication) => recover(publication, id)),
	effects: (from, trial) => effectsOf(publisher, from, { trial, brands }),
});

function planRefusalOf(error: unknown): PlanResult {
	return error instanceof PlanRefusal ? { kind: 'refused', code: error.code, problems: [] } : refusalOf(error);
}
