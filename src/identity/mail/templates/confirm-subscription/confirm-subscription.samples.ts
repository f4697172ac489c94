import { sampleLink } from '../sample-values.ts';

const unsubscribeToken = 'q0wJ5nYc2Lr8tXbVf3HkZ1mDd9GpUa6iNo7KxBqEYs4T';

export const confirmSubscriptionSamples = {
	one: { ...sampleLink, titles: ['Primera hora'], unsubscribeToken },
	several: { ...sampleLink, titles: ['Primera hora', 'El dato de la semana'], unsubscribeToken },
};
