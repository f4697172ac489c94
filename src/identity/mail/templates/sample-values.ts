/** A fixed time and a realistic link for the samples of several templates. */
export const sampleTime = new Date('2026-11-20T18:40:00Z');

export const sampleLink = { nonce: 'Vb3nQ0e7yXk2LrT9sJf4HwZ1mCd8GpUa5iNo6KxBqEY', validUntil: new Date('2026-11-21T18:40:00Z') };

/** What an email about an answered open call says. */
export const sampleApplication = {
	title: 'Buscamos familias que cocinan juntas',
	keptUntil: new Date('2027-03-15T03:00:00Z'),
	withdrawalToken: 'q0wJ5nYc2Lr8tXbVf3HkZ1mDd9GpUa6iNo7KxBqEYs4T',
};
