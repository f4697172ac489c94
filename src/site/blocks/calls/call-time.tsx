import clock from 'lucide-static/icons/clock.svg?raw';
import type { Brand } from '#brands';
import type { OpenCall } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import { closesSoon, whenOf } from './call-dates.ts';
import styles from './calls.module.css';

type CallTimeProps = { readonly call: OpenCall; readonly brand: Brand; readonly now: Date };

/** When a call opens or closes, with a mark on its last days. */
export const CallTime = ({ call, brand, now }: CallTimeProps) => (
	<p className={styles.time}>
		<Icon svg={clock} size={18} />
		<span>
			{whenOf(call, brand, now)} {closesSoon(call, now) && <strong className={styles.soon}>{brand.texts.calls.lastDays}</strong>}
		</span>
	</p>
);
