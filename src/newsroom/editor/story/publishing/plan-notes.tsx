import { type PlanView, personOf } from '#newsroom/contract';
import { textOf } from '../../ans/ans-value.ts';
import { cancelPlan } from '../../api.ts';
import { planProblem } from '../../plan-problem.ts';
import { reasonOf } from '../../reason-of.ts';
import { fullTime } from '../../times.ts';
import type { Publishing } from './publishing.ts';

/** The plans that wait or were missed, each with a button that cancels it. */
export function PlanNotes({ room, keeper, say }: Publishing) {
	const { stored } = keeper;
	if (!stored || stored.plans.length === 0) return null;
	const cancel = async ({ action }: PlanView) => {
		const outcome = await cancelPlan(textOf(keeper.document, '_id'), action);
		if (outcome.kind === 'done') keeper.adopt(outcome.value);
		say(outcome.kind === 'done' ? 'Ya no está programada.' : reasonOf(outcome));
	};
	return (
		<ul className="plans">
			{stored.plans.map((plan) => (
				<li key={plan.action} data-missed={plan.problem !== null}>
					<p>
						{plan.action === 'publish' ? 'Se publica' : 'Se retira'} el <strong>{fullTime(plan.dueAt, room.brand.timeZone)}</strong>, por{' '}
						{personOf(plan.sender)}.
					</p>
					{plan.problem !== null && <p role="alert">No ocurrió: {planProblem(plan.problem)}</p>}
					{plan.problem === null && plan.revision !== null && plan.revision !== stored.revision && (
						<p>Lo que se escribió después no entra: programala de nuevo para incluirlo.</p>
					)}
					<button type="button" className="plain" onClick={() => void cancel(plan)}>
						{plan.problem === null ? 'Cancelar' : 'Entendido'}
					</button>
				</li>
			))}
		</ul>
	);
}
