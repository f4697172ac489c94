import down from 'lucide-static/icons/trending-down.svg?raw';
import up from 'lucide-static/icons/trending-up.svg?raw';
import { type Brand, fill } from '#brands';
import type { Indicator } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import { oneDecimal } from '../../ui/numbers.ts';
import styles from './indicators.module.css';

type IndicatorsProps = { readonly indicators: readonly Indicator[]; readonly brand: Brand };

/** Figures side by side, each with its name and its change. */
export const Indicators = ({ indicators, brand }: IndicatorsProps) => (
	<dl className={styles.indicators}>
		{indicators.map(({ name, value, change }) => (
			<div key={name} className={styles.indicator}>
				<dt className={styles.name}>{name}</dt>
				<dd className={styles.value}>{value}</dd>
				{change !== undefined && <Change change={change} brand={brand} />}
			</div>
		))}
	</dl>
);

// What rises is not good or bad by itself, so both directions have one colour.
function Change({ change, brand }: { readonly change: number; readonly brand: Brand }) {
	const { rises, falls, stays } = brand.texts.board;
	if (change === 0) return <dd className={styles.change}>{stays}</dd>;
	return (
		<dd className={styles.change}>
			<Icon svg={change > 0 ? up : down} size={16} />
			{fill(change > 0 ? rises : falls, { change: oneDecimal(Math.abs(change), brand) })}
		</dd>
	);
}
