import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { DocumentRefusal } from '../documents/document-refusal.ts';
import { PeriodicTask } from '../periodic-task.ts';
import { EndingPictures } from '../picture-ends/ending-pictures.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Tables } from '../store/tables.ts';
import { carryOut } from './carry-out.ts';
import { type DuePlan, markMissed, nextDue } from './due-plans.ts';
import { PlanRefusal } from './plan-refusal.ts';

const roundMs = 500;
/** A plan that is carried out more than this long (ms) after its time is logged as an error. */
const lateMs = 60_000;

type SchedulerDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly brands: readonly Brand[];
	readonly publisher: Publisher;
};

/**
 * Publishes and withdraws works when their time comes, and takes pictures out of works when the rights end. It runs in every process; one of them
 * carries out each plan.
 */
export class PlanScheduler extends PeriodicTask {
	readonly #deps: SchedulerDeps;
	readonly #pictures: EndingPictures;

	constructor(deps: SchedulerDeps) {
		super(roundMs);
		this.#deps = deps;
		this.#pictures = new EndingPictures(deps);
	}

	/** Carries out all plans that are due. */
	protected async round(): Promise<void> {
		const { tables, clock } = this.#deps;
		const tried: number[] = [];
		for (let plan = await nextDue(tables, clock(), tried); plan; plan = await nextDue(tables, clock(), tried)) {
			tried.push(plan.id);
			await this.#carryOut(plan);
		}
		await this.#pictures.run(clock());
	}

	protected onFault(error: unknown): void {
		this.#deps.log.warn({ error }, 'planned publications could not be read; the next round tries again');
	}

	async #carryOut(plan: DuePlan): Promise<void> {
		const { publisher, brands, log, clock } = this.#deps;
		const { work: story, action } = plan;
		const brand = brands.find(({ id }) => id === plan.brand);
		if (!brand) return;
		const may = brands.filter(({ id }) => plan.may.includes(id)).map(({ id }) => id);
		try {
			const isDone = await publisher.together({ brand: brand.id, sender: plan.sender, may }, (publication) => carryOut(publication, plan));
			const lateBy = clock().getTime() - plan.due_at.getTime();
			if (isDone && lateBy > lateMs) log.error({ brand: brand.id, story, action, lateBy }, 'a planned publication came late');
		} catch (error) {
			await this.#miss(plan, error);
		}
	}

	/** After a refusal the plan is missed, and the desk shows why: the newsroom must act. After a fault the next round tries again. */
	async #miss(plan: DuePlan, error: unknown): Promise<void> {
		const { tables, log } = this.#deps;
		const { brand, work: story, action } = plan;
		if (error instanceof DocumentRefusal || error instanceof PlanRefusal) {
			await markMissed(tables, plan, error.code);
			log.error({ brand, story, action, problem: error.message }, 'a planned publication was refused');
		} else log.error({ brand, story, action, error }, 'a planned publication failed; the next round tries again');
	}
}
