import { useCallback, useRef, useState } from "react";
import type { BookingRefusal } from "#app/domain/booking-failure.ts";

const NONE: readonly string[] = [];

/**
 * The windows that are marked for the ZIP in the form: those of the last answer, then what the server
 * says of each other ZIP. While it is being asked, and where it cannot be, there are none.
 */
export function useNear(answer: BookingRefusal | undefined) {
  const asked = useRef(answer?.values?.zip.slice(0, 5) ?? "");
  const [near, setNear] = useState(answer?.near ?? NONE);
  const look = useCallback((typed: string) => {
    const zip = typed.trim().slice(0, 5);
    if (zip === asked.current) return;
    asked.current = zip;
    setNear(NONE);
    if (!/^\d{5}$/.test(zip)) return;
    fetch(`/schedule/near?zip=${zip}`)
      .then((response) => response.json())
      .then((found: string[]) => {
        if (asked.current === zip) setNear(found);
      })
      .catch(() => {});
  }, []);
  return { near, look };
}
