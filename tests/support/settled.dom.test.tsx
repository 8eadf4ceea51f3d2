import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { settled } from './settled.ts';

/** Re-renders forty times with delays, so that no machine finishes by chance. */
function Slow() {
  const [times, setTimes] = useState(1);
  useEffect(() => {
    if (times < 40) startTransition(() => setTimes(times + 1));
  }, [times]);
  return <output>{times}</output>;
}

function Answered({ answer, children }: { readonly answer: Promise<unknown>; readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => void answer.then(() => setThere(true)), [answer]);
  return isThere && children;
}

function Requesting({ children }: { readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<Promise<void>>();
  return (
    <>
      <button type="button" onClick={() => setAnswer(Promise.resolve())}>
        Ask
      </button>
      {answer && <Answered answer={answer}>{children}</Answered>}
    </>
  );
}

const soon = () => new Promise((resolve) => setImmediate(resolve));
const drawings = () => screen.getByRole('status').textContent;

test('a found element is on a completely rendered page', async () => {
  const answer = soon();
  render(
    <Answered answer={answer}>
      <p>There</p>
      <Slow />
    </Answered>,
  );
  await screen.findByText('There');
  expect(drawings()).toBe('40');
});

test('an awaited element too', async () => {
  let isAnswered = false;
  const answer = soon().then(() => (isAnswered = true));
  render(
    <Answered answer={answer}>
      <Slow />
    </Answered>,
  );
  await waitFor(() => expect(isAnswered).toBe(true));
  expect(drawings()).toBe('40');
});

test('a user action has its effect if the answer is available', async () => {
  render(
    <Requesting>
      <Slow />
    </Requesting>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(drawings()).toBe('40');
});

test('an answer that causes another request has caused it', async () => {
  const [first, second] = [soon(), soon().then(soon)];
  render(
    <Answered answer={first}>
      <Answered answer={second}>
        <Slow />
      </Answered>
    </Answered>,
  );
  await settled();
  expect(drawings()).toBe('40');
});

test('a missing answer does not block', async () => {
  render(<Answered answer={new Promise(() => undefined)}>There</Answered>);
  await settled();
  expect(screen.queryByText('There')).toBeNull();
});
