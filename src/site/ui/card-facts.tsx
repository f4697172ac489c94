import difficulty from 'lucide-static/icons/chef-hat.svg?raw';
import genre from 'lucide-static/icons/clapperboard.svg?raw';
import time from 'lucide-static/icons/clock.svg?raw';
import rating from 'lucide-static/icons/star.svg?raw';
import where from 'lucide-static/icons/tv.svg?raw';
import servings from 'lucide-static/icons/users.svg?raw';
import type { Brand } from '#brands';
import type { Fact } from '#content/contract';
import styles from './card-facts.module.css';
import { Icon } from './icon.tsx';

const icons: Readonly<Record<Fact['kind'], string>> = { time, servings, difficulty, rating, genre, where };

/** The facts of a recipe, a film or a series in a line below its headline. */
export const CardFacts = ({ facts, brand }: { readonly facts: readonly Fact[]; readonly brand: Brand }) => (
	<ul className={styles.facts}>
		{facts.map(({ kind, text }) => (
			<li key={kind} className={styles.fact}>
				<Icon svg={icons[kind]} size={16} label={brand.texts.facts[kind]} />
				{text}
			</li>
		))}
	</ul>
);
