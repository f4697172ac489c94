import type { Brand } from '#brands';
import type { Card } from '#content/contract';

/** The props of each look of the hero. */
export type HeroProps = { readonly card: Card; readonly bullets: readonly Card[]; readonly brand: Brand };
