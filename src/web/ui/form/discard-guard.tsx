import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { FormButtons } from "./form-buttons.tsx";

type Options = { isChanged: () => boolean; isBusy: boolean; onClose: () => void };

/** Escape, the close button and a press outside can be accidental, so a changed form asks first; Cancel is deliberate. */
export function useDiscardGuard({ isChanged, isBusy, onClose }: Options) {
  const [isAsking, setAsking] = useState(false);
  const requestClose = () => {
    if (isBusy) return;
    if (isAsking) setAsking(false);
    else if (isChanged()) setAsking(true);
    else onClose();
  };
  const keepEditing = () => setAsking(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return { isAsking, requestClose, keepEditing, discard };
}

type Guard = ReturnType<typeof useDiscardGuard>;

/** The form's buttons, or the question when a changed form is about to close. */
export function GuardedButtons({ guard, ...buttons }: ComponentProps<typeof FormButtons> & { guard: Guard }) {
  return guard.isAsking ? <DiscardQuestion guard={guard} /> : <FormButtons {...buttons} />;
}

type QuestionProps = { guard: Guard; question?: string };

export function DiscardQuestion({
  guard: { keepEditing, discard },
  question = "Discard your changes?",
}: QuestionProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <>
      <p role="alert" className="basis-full self-center text-[0.9375rem] font-semibold sm:mr-auto sm:basis-auto">
        {question}
      </p>
      <Button ref={keepButton} variant="secondary" onClick={keepEditing}>
        Keep Editing
      </Button>
      <Button variant="danger" onClick={discard}>
        Discard
      </Button>
    </>
  );
}
